import { freshDatabase } from '../../harness/fresh-database.ts';
import { runsAll } from '../../harness/runs-all.ts';
import { everyChange, someChanges } from './kill-at-each.ts';
import { survivesKills } from './survives-kills.ts';

survivesKills('PostgreSQL', { databaseUrl: freshDatabase, isSelected: runsAll ? everyChange : someChanges });
