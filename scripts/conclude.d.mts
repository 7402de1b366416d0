export function conclude(name: string, end: { holds: boolean; summary: string; report: string }): void;
