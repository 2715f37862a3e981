import { freshDatabase } from '../../harness/fresh-database.ts';
import { runsAll } from '../../harness/runs-all.ts';
import { everyBoundary, everyChange } from './kill-at-each.ts';
import { survivesKills } from './survives-kills.ts';

survivesKills('PostgreSQL', { databaseUrl: freshDatabase, isSelected: runsAll ? everyBoundary : everyChange });
