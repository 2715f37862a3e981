import { describe, expect, it } from 'vitest';
import { writeBuiltIn } from '#writer/built-in/write';
import { writerFacts } from '#writer/facts';
import { answersWith } from './blank-answers.ts';

const story = (description: string): string =>
  writeBuiltIn(writerFacts(answersWith({ step1: { pet_name: 'Hero', pet_type: 'Dog', gender: 'Male', description } })))
    .rewritten_pet_description;

describe('an advert’s talk to its readers', () => {
  it.each([
    'Apply to meet him.',
    'This dog is not within the ABC organisation.',
    'He will truly make a fun addition to his new family.',
    'It helps cover the bills of other dogs.',
    'Hero deserves his happily-ever-after!',
    'For more information call Aggie at the desk or Friends of Rivers.',
    'Please call us. I would appreciate it if you took both.',
    'However, please do consider all this.',
    'He is now looking for that very special, breed savvy home.',
    'We are happy to offer advice on all this.',
    'Looking forward to meeting him.',
    'Available at once.',
    'Anyone want a dog?',
    'So you won’t have to wait.',
    'I need to find a home for him soon as I move.',
    'From his picture he looks big.',
    'Terms and conditions: one. He must be spayed.',
    'New owners must provide vaccination.',
    'Name: Hero Breed: Boxer Sex: Male.',
    'To learn more, please follow this link.',
    'Follow me on Instagram.',
    'Check out his video.',
    'Need a companion?',
    'Consider adopting a pal.',
    'We will update his information soon.',
    'A small fee will be collected.',
    'Strictly looking for dog lovers.',
    'Animals are not toys.',
    'Seeking a foster home.',
    'I look forward to your calls.',
    'Click the button to give him a home.',
    'He can be seen by appointment only.',
    'Upon receiving your application we need three days.',
    'What are you waiting for?',
    'Come adopt this clown.',
    'Say hello to Hero!',
    'C’mon down and ask for Hero!',
    'Currently fostering in the valley.',
    'I want to find someone to adopt my dog.',
    'Good day to all.',
    'Calls will not be answered at night.',
    'I hope to be your furever friend.',
    'We want to find him a good home.',
    'He is currently fostering in the valley.',
    'Kindly text for a visit.',
    'Serious inquiries welcomed.',
    'I have a dog for adoption.',
    'I hope there is a good home for him.',
    'She would love a home of her own.',
    'We are located in the valley.',
    'He is looking for new owners who jog.',
  ])('is left out: %s', (sentence) => {
    expect(story(`He sleeps until noon. He likes rain. ${sentence}`)).not.toContain(sentence.slice(0, 10));
  });
});
