import { describe, expect, it } from 'vitest';
import { readPet } from '#writer/built-in/pet';
import { writerFacts } from '#writer/facts';
import { speakerOf } from '#writer/third-person/speaker';
import { tellNote } from '#writer/third-person/tell-note';
import { tellSentence } from '#writer/third-person/tell-sentence';
import { answersWith } from './blank-answers.ts';

const speaking = (gender: string, fullName = 'Ana Ruiz') =>
  speakerOf(readPet(writerFacts(answersWith({ step1: { gender }, owner: { full_name: fullName } }))));
const tell = (sentence: string, gender = 'male') => tellSentence(sentence, speaking(gender));

describe('an owner who speaks of themselves is told of', () => {
  it.each([
    ['I walk him twice a day.', 'His owner walks him twice a day.'],
    ['We adopted him from the SPCA in 2019.', 'His owner adopted him from the SPCA in 2019.'],
    ['I brush him and carry a rag.', 'His owner brushes him and carries a rag.'],
    ['I do not smoke, and I do not have parties.', 'His owner does not smoke, and does not have parties.'],
    ['I’ve worked nights for six years.', 'His owner has worked nights for six years.'],
    ['I wash him, dry him and brush him.', 'His owner washes him, dries him and brushes him.'],
    ['I mostly work nights.', 'His owner mostly works nights.'],
    ['He and I walked home.', 'He and his owner walked home.'],
    ['He follows the plate and I follow him.', 'He follows the plate and his owner follows him.'],
    ['I don’t leave him alone.', 'His owner doesn’t leave him alone.'],
    ['I am home most days.', 'His owner is home most days.'],
    ['I’m at work until six.', 'His owner is at work until six.'],
    ['I’d closed the door on him.', 'His owner had closed the door on him.'],
    ['He carries my shoes.', 'He carries his owner’s shoes.'],
    ['My sister feeds him when I am away.', 'His owner’s sister feeds him when the owner is away.'],
    ['I carried him home inside my coat.', 'His owner carried him home inside their coat.'],
    ['He barks when I say thank you.', 'He barks when his owner says thank you.'],
    ['Our flat has a balcony.', 'His owner’s flat has a balcony.'],
    ['Paid the carpenter $240.', 'His owner paid the carpenter $240.'],
  ])('"%s"', (typed, told) => {
    expect(tell(typed)).toBe(told);
  });

  it('and a shelter is called one', () => {
    expect(tellSentence('We have only seen him with dogs.', speaking('male', 'Harbour Paws Animal Shelter'))).toBe(
      'The shelter has only seen him with dogs.',
    );
  });

  it('and "their" is never said beside a pet that is "they"', () => {
    expect(tell('I carried Pip home inside my coat.', '')).toBe(
      'Their owner carried Pip home inside the owner’s coat.',
    );
  });
});

describe('a subject that was left out is put in', () => {
  it.each([
    ['Loves socks.', 'He loves socks.'],
    ['Will not be picked up.', 'He will not be picked up.'],
    ['Does NOT like his ears touched!', 'He does not like his ears touched.'],
    ['Great with kids.', 'He is great with kids.'],
    ['Not good with cats.', 'He is not good with cats.'],
    ['Friendly, loves socks.', 'He is friendly and loves socks.'],
    ['A bit shy.', 'He is a bit shy.'],
    ['Damaged the door.', 'He damaged the door.'],
    ['Silent, no smell, no fur.', 'He is silent, with no smell and no fur.'],
    ['A real cuddler.', 'He is a real cuddler.'],
    ['Chewed the trim + a corner of wallpaper.', 'He chewed the trim and a corner of wallpaper.'],
    ['Found under a porch in January.', 'He was found under a porch in January.'],
    ['Moved with me from Vancouver.', 'He moved with his owner from Vancouver.'],
    ['Used to ride along to every piano.', 'He used to ride along to every piano.'],
    ['Vet checked: no infection.', 'The vet checked: no infection.'],
  ])('"%s"', (typed, told) => {
    expect(tell(typed)).toBe(told);
  });

  it('by name where the pronoun is open', () => {
    expect(tell('Loves socks.', '')).toBe('Pip loves socks.');
    expect(tell('Quiet at night.', '')).toBe('They are quiet at night.');
  });
});

describe('what is not plainly understood is not told', () => {
  it.each([
    ['both may be the past or the present', 'I put the mattress on the floor.'],
    ['"would" or "had"', 'I’d rather stay home.'],
    ['who is meant by "we"', 'We practise together every morning.'],
    ['whose verb stands behind somebody else', 'I clean up after him and pay for damage.'],
    ['a word in a row of verbs', 'I wash, blorp and brush him.'],
    ['whose verb is that of two', 'He and I walk daily.'],
    ['what several are', 'We are a family of four.'],
    ['what "mine" is', 'The curtains are mine, not yours.'],
    ['somebody else’s words', 'My sister says “I love him”.'],
    ['a question', 'Why would I lie?'],
    ['what is asked of the reader', 'Walk him twice a day.'],
    ['shouting', 'I LOVE HIM MORE THAN MY PHONE.'],
    ['a country or an owner', 'He came from the US with me.'],
    ['whose verb it is', 'We began when he was small and have gone on.'],
    ['noun or verb', 'I like food and rest.'],
    ['who got whom', 'Got him half price.'],
    ['who stopped', 'Stopped feeding chicken in May.'],
    ['who moved', 'Moved in May.'],
    ['whose mother', 'Mum got him in 2009.'],
    ['another alphabet', '他是我在加拿大的第一个家人。'],
    ['another language', 'Il me suit partout.'],
    ['whom the other pronoun means', 'She feeds him every day.'],
    ['neglected spelling', 'My partner feeds him when im out.'],
    ['no sentence', 'Same apartment, same landlord.'],
    ['what lacks more than a subject', 'Very active, playful and tame dog.'],
    ['what is inside brackets that do not end', '(He suffers from colds, and takes a pill.'],
    ['what lacks a subject in its middle', 'Very manja, likes to be held, very calm.'],
  ])('%s: "%s"', (_why, typed) => {
    expect(tell(typed)).toBeNull();
  });
});

describe('a note', () => {
  it('stands behind a colon, without one of its own', () => {
    expect(tellNote('Every summer to my parents near Québec.', speaking('male'))).toBe(
      'Every summer to his owner’s parents near Québec',
    );
    expect(tellNote('Hypothyroid: two tablets a day.', speaking('male'))).toBe('Hypothyroid (two tablets a day)');
  });

  it('is no sentence and no request', () => {
    expect(tellNote('He limps on gravel.', speaking('male'))).toBeNull();
    expect(tellNote('Bring a towel.', speaking('male'))).toBeNull();
  });
});
