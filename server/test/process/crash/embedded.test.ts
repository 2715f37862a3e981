import { runsAll } from '../../harness/runs-all.ts';
import { everyBoundary, someChanges } from './kill-at-each.ts';
import { survivesKills } from './survives-kills.ts';

survivesKills('the embedded database', {
  databaseUrl: async () => null,
  isSelected: runsAll ? everyBoundary : someChanges,
});
