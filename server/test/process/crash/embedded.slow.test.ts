import { someChanges } from './kill-at-each.ts';
import { survivesKills } from './survives-kills.ts';

survivesKills('the embedded database', { databaseUrl: async () => null, isSelected: someChanges });
