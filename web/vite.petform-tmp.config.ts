import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const SERVER = 'http://127.0.0.1:4731';

export default defineConfig({
  cacheDir: '/tmp/petform-vite', plugins: [tailwindcss(), reactRouter()],
  resolve: { alias: { '~': fileURLToPath(new URL('app', import.meta.url)) } },
  server: { proxy: { '/api': SERVER, '/pictures': SERVER } },
});
