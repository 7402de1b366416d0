import { createContext } from 'react';
import { initialGlobals, type Setting } from './globals';

/** The setting of the toolbar, on a page of documentation. */
export const SettingContext = createContext<Setting>(initialGlobals);
