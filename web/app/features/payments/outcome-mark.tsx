import { CircleCheckBig, CircleX, Info, Undo2 } from 'lucide-react';
import { Paw } from '~/ui/logo.tsx';
import type { Outcome } from './outcome.ts';

const looks = (colour: string) => ({ 'aria-hidden': true, strokeWidth: 1.75, className: `size-16 ${colour}` }) as const;

export const OutcomeMark = ({ outcome }: { outcome: Outcome }) => {
  switch (outcome) {
    case 'paid':
      return <CircleCheckBig {...looks('text-leaf')} />;
    case 'unpaid':
      return <CircleX {...looks('text-marigold-text')} />;
    case 'refunded':
      return <Undo2 {...looks('text-leaf')} />;
    case 'disputed':
    case 'charged_back':
    case 'review':
    case 'unconfirmed':
    case 'unknown':
      return <Info {...looks('text-marigold-text')} />;
    default:
      return <Paw className="size-16 animate-breathe text-leaf" />;
  }
};
