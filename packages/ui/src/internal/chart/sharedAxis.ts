import { createContext } from 'react';

/** Amounts that every axis within holds too, so that charts beside each other can be compared. */
export const SharedAxis = createContext<readonly number[]>([]);
