import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// No setup file: components go without what jsdom lacks.
export default defineConfig({
  plugins: [react()],
  test: { environment: 'jsdom', include: ['*.{proof,test}.tsx'] },
});
