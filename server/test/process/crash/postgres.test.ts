import { isDeep } from '../../harness/deep.ts';
import { freshDatabase } from '../../harness/fresh-database.ts';
import { everyBoundary, everyChange } from './kill-at-each.ts';
import { survivesKills } from './survives-kills.ts';

survivesKills('PostgreSQL', { databaseUrl: freshDatabase, isSelected: isDeep ? everyBoundary : everyChange });
