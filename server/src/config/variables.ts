import { z } from 'zod';

/** Notes a problem of a variable unless what is demanded holds. */
export type Demand = (holds: boolean, variable: string, problem: string) => void;

export const optionalText = z.string().trim().default('');
export const webUrl = z.url({ protocol: /^https?$/, error: 'is not a web address such as https://pawsume.example' });
