import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // The policy that it is served with: see `policy` of consumers.mjs.
  html: { cspNonce: 'consumer' },
  build: { rolldownOptions: { input: ['index.html', 'button.html', 'shadow.html'] } },
});
