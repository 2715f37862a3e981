import { Cat } from '~/ui/art/cat.tsx';
import { Dog } from '~/ui/art/dog.tsx';
import { Gecko } from '~/ui/art/gecko.tsx';
import { Parrot } from '~/ui/art/parrot.tsx';
import { Portrait } from '~/ui/art/portrait.tsx';
import { Rabbit } from '~/ui/art/rabbit.tsx';

const DRAWN = [
  { kind: /cat|kitten/i, Drawing: Cat },
  { kind: /bird|parrot|budgie|canary|cockatiel/i, Drawing: Parrot },
  { kind: /rabbit|bunny|hamster|guinea|rodent|chinchilla/i, Drawing: Rabbit },
  { kind: /reptile|gecko|lizard|snake|dragon|turtle|tortoise/i, Drawing: Gecko },
] as const;

/** Stands for a pet without a picture: a drawing of its kind where there is one. */
export const PetDrawing = ({ petType }: { petType: string }) => {
  const { Drawing } = DRAWN.find(({ kind }) => kind.test(petType)) ?? { Drawing: Dog };
  return (
    <Portrait className="size-full p-1">
      <Drawing />
    </Portrait>
  );
};
