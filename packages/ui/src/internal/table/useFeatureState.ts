import { useState } from 'react';

export interface FeatureState<Value> {
  /** The state is the caller's, `undefined` included. */
  controlled: boolean;
  /** What the caller holds. */
  value: Value;
  /** What it starts with, where the feature holds it. */
  defaultValue: Value;
  /** Called at each change, whoever holds it. */
  onChange: (next: Value) => void;
}

/** State that the caller holds or leaves to the feature. */
export function useFeatureState<Value>({ controlled, value, defaultValue, onChange }: FeatureState<Value>) {
  const [own, setOwn] = useState(defaultValue);
  const set = (next: Value) => {
    if (!controlled) setOwn(next);
    onChange(next);
  };
  return [controlled ? value : own, set] as const;
}
