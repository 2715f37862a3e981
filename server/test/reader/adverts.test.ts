import { describe, expect, test } from 'vitest';
import { tidyPage } from '#reader/page';
import { readByPatterns } from '#reader/read-patterns';

const TODAY = new Date('2026-11-23');
const valuesOf = (field: string, text: string): string[] =>
  readByPatterns([{ text: tidyPage(text) }], TODAY)
    .found.filter((finding) => finding.field === field)
    .map(({ value }) => value);

const describeField = (field: string, cases: readonly [string, string | null][]): void => {
  describe(field, () => {
    test.each(cases)('reads %j as %j', (text, value) => {
      expect(valuesOf(field, text)).toEqual(value === null ? [] : [value]);
    });
  });
};

describeField('good_with_cats', [
  ['Tuva does well with cats, but can only live with cats that have FeLV.', 'With care'],
  ['Good with cats only with care.', 'With care'],
  ['Good with cats, with supervision.', 'With care'],
  ['Good with cats. Only with slow introductions.', 'With care'],
  ['Good with cats! He should always be supervised with them.', 'With care'],
  ['Good with cats. However, he chased one last week.', null],
  ['Good with cats: only with care', 'With care'],
  ['Good with cats: selective', 'With care'],
  ['Good with cats: no issues known', null],
  ['Good with cats: not tested', null],
  ['Good with cats: Not suitable', 'No'],
  ['Not suitable for homes with cats.', 'No'],
  ['Tuva is unsuitable for a home with cats.', 'No'],
  ['Tuva cannot live with cats.', 'No'],
  ["Tuva doesn't get along with cats.", 'No'],
  ['We do not know whether she is not suitable for homes with cats.', null],
  ["She wouldn't be good with cats.", 'No'],
  ["She isn't good with dogs, but she is good with cats.", 'Yes'],
  ['Her sister is good with cats.', null],
  ['Her sister lives with us too. She is good with cats.', null],
  ['She gets along well with cats.', 'Yes'],
  ['Tuva is friendly with people, other dogs and even cats.', 'Yes'],
  ['Good with: dogs, cats.', 'Yes'],
  ['Tuva is cat friendly.', 'Yes'],
  ['Tuva is not cat-friendly.', 'No'],
  ['Tuva would love a cat-friendly home.', null],
  ['Tuva is not a fan of cats.', 'No'],
  ['No dogs, no cats, please.', 'No'],
  ['Fine with dogs, but not with cats.', 'No'],
  ['Tuva needs a home without small dogs and cats.', 'No'],
  ['Tuva prefers to be the only cat.', 'No'],
  ['Tuva needs to be the only pet in the home.', 'No'],
  ['She needs to be an only cat, or live with other cats who are deaf too.', 'With care'],
  ['She was the only cat in the litter.', null],
  ['She might do well with a calm cat and slow introductions.', 'With care'],
  ['She lives with two cats and gets along with them.', 'Yes'],
  ['She lives with two cats.', null],
  ['She loves cat toys and chasing cats.', null],
  ['She likes other cats. She needs a home without cats.', null],
  ['She likes cats. But watch out for your dinner!', 'Yes'],
  ['Tuva needs a home with no cats or small animals.', 'No'],
  ['She gets along with dogs and lives with a cat.', null],
  ['She likes cats, and she chases the cat next door.', null],
  ['She is not always good with cats.', 'With care'],
  ['Good with cats - no', null],
  ['Good with cats – no.', null],
  ['Good with cats (no)', null],
  ['Good with cats\nNo', 'No'],
  ['Good with cats | No', 'No'],
  ['Good with cats\tNo', 'No'],
  ['Good with cats no', null],
  ['Good with dogs and cats - unknown', null],
  ['Cat friendly: no', null],
  ['Cat friendly - no', null],
  ['Cat-friendly? No', null],
]);

describeField('good_with_children', [
  ['Not good with children under 12.', 'With care'],
  ['Not suitable for homes with children under the age of 8.', 'With care'],
  ['Good with children over 12.', 'With care'],
  ['Good with kids: 12+', 'With care'],
  ['Good with kids: Yes, if older', 'With care'],
  ['He is great with children.', 'Yes'],
  ['Not suitable for families with children.', 'No'],
  ['Adult only home, please.', 'No'],
  ['He wants an adults-only home or one with teenagers.', 'With care'],
  ['A home with no small children would be best.', 'With care'],
  ['He could live with children over 10.', 'With care'],
  ['He is good with people of all ages, kids and cats.', 'Yes'],
  ['Our older kids walk him.', null],
  ['We were told that he is great with kids.', 'Yes'],
  ['We look for someone who is good with kids.', null],
  ['All of our dogs are good with kids. Odo is a pug.', null],
  ['Odo needs a home without toddlers.', 'With care'],
]);

describeField('good_with_dogs', [
  ['Odo plays nicely with our dog, and he would be good as an only dog too.', 'Yes'],
  ['Odo would also do well as an only dog.', null],
  ['Odo is fostered with two dogs. He would love to be an only pet.', 'With care'],
  ['Not good with small dogs.', 'With care'],
  ['He hates other dogs.', 'No'],
  ['Good with most dogs.', 'With care'],
  ['He loves other dogs.', 'Yes'],
  ['He gets along with other dogs, but can be reactive to strange dogs.', 'With care'],
  ['He is dog selective.', 'With care'],
  ['He is cautious of some dogs and must be the only dog.', 'No'],
  ['He would do best as the only dog, but is fine with calm dogs.', 'With care'],
  ['Good with dogs and cats, 3 years old.', 'Yes'],
  ['He needs a home without small dogs and cats.', 'With care'],
]);

describeField('spayed_neutered', [
  ['He sleeps the entire day.', null],
  ['An entire weekend with Odo is a joy.', null],
  ['Keep this bonded pair intact.', null],
  ['Odo is an entire male.', 'No'],
  ['Odo is still intact.', 'No'],
  ["We couldn't have her spayed yet.", 'No'],
  ["We couldn't have her mother spayed.", null],
  ['Her mother came along. She is spayed.', null],
  ['He is not microchipped, but he is neutered.', 'Yes'],
  ["He didn't come neutered.", 'No'],
]);

describeField('is_vaccinated', [
  ['All our pets are spayed, microchipped and vaccinated upon adoption.', null],
  ['She will be seen by our vet and vaccinated prior to adoption.', null],
  ['She is not certified, but was regularly vaccinated.', 'Yes'],
  ["She isn't chipped, though she is vaccinated.", 'Yes'],
  ["She hasn't been vaccinated.", 'No'],
  ['Her puppies are vaccinated.', null],
  ['His brother is here too. He is vaccinated against rabies.', null],
  ['She requires various vaccinations.', null],
  ['The county requires all vaccines.', null],
]);

describeField('pet_age', [
  ['They were about 3 months old when we found them.', null],
  ['At just over one year old, Odo is grown.', 'one year'],
  ['Odo is a 4-1/2-year-old dog.', '4½ years'],
  ['Odo is a 4 1/2 year old dog.', '4½ years'],
  ['Odo is a 2.5 year old dog.', '2.5 years'],
  ["We ask for the parents' consent below 18 years old.", null],
  ['Applicants aged 18 years only.', null],
  ['Her mother is 9 years old.', null],
  ['Odo is a stunning 6 yr male boxer.', '6 years'],
  ['Odo is 8 years young.', '8 years'],
  ['He is 10 years of age.', '10 years'],
  ['She is only a year old.', '1 year'],
  ['Odo is 3 years old. He plays with our pug, who is 2 years old.', '3 years'],
]);

describeField('breed', [
  ['Odo is kind to the old Beagle he is being fostered with.', null],
  ['Odo is a German Shepherd\nmix.', 'German Shepherd mix'],
  ['Odo is a German Shepherd puppy mix.', 'German Shepherd puppy mix'],
  ['Odo is part Husky.', null],
  ['Odo is a mix of Husky and something fluffy.', null],
  ['Odo is a Husky.', 'Husky'],
  ['Her father was a Husky.', null],
  ['Odo is a lab mix.', 'lab mix'],
  ['Odo is an American Bulldog blend.', 'American Bulldog blend'],
  ['Odo is a purebred boxer.', 'boxer'],
  ['She boxes like a boxer.', null],
  ['He has Catahoula style spots.', null],
  ['He plays with our Beagle.', null],
]);

describeField('weight', [
  ['Odo weighs 30 kg.', '30 kg'],
  ['Odo should reach a weight of 30 kg.', null],
  ['His father weighs 40 kg.', null],
  ['His father is a mastiff. He weighs 60 kg.', null],
  ['I am 66 lbs of love.', '66 lbs'],
  ['He weighs in at a whopping 88 pounds.', '88 pounds'],
  ['I weight 5.05kgs.', '5.05 kgs'],
  ['Our adoption fee is 50 pounds.', null],
]);

describeField('pet_type', [
  ['Odo is 2 years old, cat-curious and brave.', null],
  ['Odo is a tall gelding.', 'Horse'],
  ['My other pet is a cat.', null],
  ['Her companion is a big dog.', null],
  ['Odo is a cat.', 'Cat'],
  ['This sweet pup came in May.', 'Dog'],
  ['My cat Odo is calm.', 'Cat'],
  ['We look for a cuddly companion bunny lover.', 'Rabbit'],
  ['She is dog and cat friendly.', null],
  ['The foster family has a cat.', null],
  ['This dog plays with our cat.', 'Dog'],
]);

describeField('pet_name', [
  ['We eat at six. Supper is fun – do I sit next to the dog?', null],
  ['Unfortunately, Kishi is a dog who lost her home.', 'Kishi'],
  ['Unfortunately is a word. Sadly, a dog was found.', null],
  ['Today Kishi is a happy dog.', 'Kishi'],
  ['Finally Orlo is a confident cat.', 'Orlo'],
  ['Everyone loves Orlo. Orlo eats well, and we love Orlo.', 'Orlo'],
  ['We got him in Fernie. Fernie is far, and Fernie was cold.', null],
  ['Orlo plays with Vesna. Vesna follows Orlo, and Orlo follows Vesna.', null],
  ['Orlo is a happy dog. Orlo eats well. Orlo sleeps a lot. Vesna is a cat next door.', 'Orlo'],
  ['Vesna Ilo was found in a barn.', 'Vesna Ilo'],
  ['This is Orlo!', 'Orlo'],
  ["Here's Orlo, a big baby.", 'Orlo'],
  ['The cat answers to the name orlo.', 'orlo'],
  ['My Dog Orlo, he barks a lot.', 'Orlo'],
  ['Please give her a home. Orlo tends to sleep all day.', 'Orlo'],
  ['Call us. Whatsapp is preferred.', null],
  ['We named her Orlo.', 'Orlo'],
]);

describeField('gender', [
  ['Orlo is a parrot of unknown sex. He sings, and his cage is big. He naps.', null],
  ['She came in March. Her coat is soft, and she purrs.', 'Female'],
  ['He came in March. His coat is soft.', null],
  ['She came in March. Her coat is soft, and he likes her.', null],
  ['I am Orlo. My owner is ill. She is in hospital, and her son helps her.', null],
  ['His owner has moved away. She misses him, and she cries. Her flat is small.', null],
  ['He came in March. His coat is soft, and we love him. He met her once.', null],
  ['I am a relaxed guy.', 'Male'],
  ['She came with her toys. We love her, and she loves his bed. Her food is here.', 'Female'],
]);

describeField('medical_conditions', [
  ['We have five cats, and one of them has a kidney disease.', null],
  ['The quote for her surgery was high.', null],
  ['Orlo has epilepsy. He takes pills twice a day.', 'Orlo has epilepsy.'],
  ['Orlo has no allergies and is not diabetic.', null],
  ['My wife has allergies.', null],
  ['His mother had epilepsy.', null],
  ['Orlo is blind in one eye.', 'Orlo is blind in one eye.'],
  ['We use positive reinforcement.', null],
  ['I have epilepsy, but I am a happy cat.', 'I have epilepsy, but I am a happy cat.'],
  ['We have allergies.', null],
  ['Orlo was shot in the leg. Someone shot him twice.', 'Someone shot him twice.'],
  ['He will need ongoing medical care for his skin.', 'He will need ongoing medical care for his skin.'],
  ['Her eyesight is very poor.', 'Her eyesight is very poor.'],
]);

describeField('fears', [
  ['Orlo is afraid of thunder. He loves cheese.', 'Orlo is afraid of thunder.'],
  ['Orlo is not afraid of anything.', null],
  ["Don't be afraid to ask.", null],
  ['Our neighbour is scared of storms.', null],
  ['He is timid with new people.', 'He is timid with new people.'],
  ['Orlo seems anxious if he is alone.', 'Orlo seems anxious if he is alone.'],
]);

describeField('rehoming_reason', [
  ['I am Orlo, a cat. I moved in to the shelter in May.', null],
  ['We are rehoming Orlo because we are moving abroad.', 'We are rehoming Orlo because we are moving abroad.'],
  ['Orlo was surrendered after his owner passed away.', 'Orlo was surrendered after his owner passed away.'],
  ['Orlo needs a new home soon.', null],
  ['We are not rehoming Orlo because of money.', null],
  ['I cannot take care of her because I am moving house.', 'I cannot take care of her because I am moving house.'],
  ['His owner passed away.', 'His owner passed away.'],
  ['He was returned because the baby cried.', 'He was returned because the baby cried.'],
  ['Due to relocation, she needs somebody else.', 'Due to relocation, she needs somebody else.'],
  ['Our rehoming procedures have changed due to the weather.', null],
  ['We cannot wait for you to meet him.', null],
  ['If you cannot keep him, we take him back.', null],
]);

describeField('colour_markings', [
  ['Orlo is a Golden Girl in fur.', null],
  ['Orlo is a Russian Blue mix.', null],
  ['Orlo is a black and white cat.', 'black and white'],
  ['Orlo has a cream coat.', 'cream'],
  ['Orlo plays with a black dog.', null],
  ['His brother is a ginger tabby.', null],
  ['This pudgy calico is a gem.', 'calico'],
  ['Orlo is a stunning agouti female.', 'agouti'],
  ['Orlo is an all-black rabbit.', 'all-black'],
  ['Orlo is the dark brown mouse.', 'dark brown'],
]);

const PROSE = 'Orlo is a gentle cat who sleeps on the stove. He follows you from room to room and talks all evening.';
describeField('description', [
  [`Breed: Siamese\n${PROSE}\nCall 902-555-0101 or write to orlo@shelter.example.`, PROSE],
  [`Owner: Ann Smith\nPhone: 902-555-0101\n\n${PROSE}`, PROSE],
  ['Orlo is a cat.', null],
  ['Species: Cat\nBreed: Siamese', null],
]);

describeField('feeding', [
  ['Orlo was probably eating stones to find food.', null],
  ['Orlo is currently on a raw diet.', 'Orlo is currently on a raw diet.'],
  ['Orlo eats hay and pellets.', 'Orlo eats hay and pellets.'],
  ['Please donate dry food.', null],
]);
