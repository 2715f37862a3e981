import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const SERVER = 'http://127.0.0.1:3000';
const SERVED_THERE = ['/api', '/pictures', '/manifest.webmanifest', '/robots.txt', '/sitemap.xml'];

/**
 * Code chunks. Few files load faster on a slow phone, because each file costs a round trip. A group also takes its
 * dependencies, unless a group of higher priority has them.
 */
const groups = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|set-cookie-parser)[\\/]/,
    priority: 4,
  },
  { name: 'root', test: /app[\\/]root\.tsx/, priority: 3 },
  { name: 'art', test: /app[\\/]ui[\\/]art[\\/]/, priority: 2 },
  { name: 'landing', test: /app[\\/](features|routes)[\\/]landing/, priority: 2 },
  { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/, priority: 2 },
  { name: 'frame', test: /app[\\/]features[\\/]layout[\\/]page-shell/, priority: 2 },
  { name: 'shared', minShareCount: 5, priority: 1 },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { alias: { '~': fileURLToPath(new URL('app', import.meta.url)) } },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  server: { proxy: Object.fromEntries(SERVED_THERE.map((path) => [path, SERVER])) },
});
