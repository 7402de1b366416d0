import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // What it shares with the other workshop is installed there as well.
  resolve: { dedupe: ['react', 'react-dom', 'react-router-dom', 'zod'] },
});
