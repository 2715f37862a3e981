import { survivesKills } from './survives-kills.ts';

survivesKills('the embedded database', async () => null);
