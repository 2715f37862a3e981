import { freshDatabase } from '../../harness/fresh-database.ts';
import { survivesKills } from './survives-kills.ts';

survivesKills('PostgreSQL', freshDatabase);
