import type { ReactNode } from 'react';
import { Card } from './card.tsx';

/** A card with a round picture on its upper edge. */
export const PortraitCard = ({ portrait, children }: { portrait: ReactNode; children: ReactNode }) => (
  <Card className="relative mt-14 grid gap-6 pt-16 sm:pt-18">
    <div className="absolute -top-14 left-1/2 size-28 -translate-x-1/2 overflow-hidden rounded-full border-4 border-surface bg-paper">
      {portrait}
    </div>
    {children}
  </Card>
);
