import { compareMe } from './me/compare.ts';
import { comparePdf } from './pdf/compare.ts';
import { print } from './report.ts';

const rows = [...(await comparePdf()), await compareMe()];
print(rows);
process.exit(rows.every(({ holds }) => holds) ? 0 : 1);
