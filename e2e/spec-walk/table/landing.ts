import { heading, link, rule, screen, settled, text, words } from './row.ts';

// The design: text on screen says 'résumé' with its accents.
const createResume = (to: string) => settled('Create Resume', link('Create Résumé', to));
const callToAction = (to: string) =>
  settled('Create My Free Pet Resume Now', link('Create My Free Pet Résumé Now', to));

export const landing = screen('/', {
  page: {
    anchors: rule('hero, why, tagline, preview, howitworks, pricing, calltoaction, faq, footer, in this order'),
  },
  navigation: {
    brand: link('{brand}', '/'),
    home: link('Home', '/#hero'),
    why: link('Why', '/#why'),
    pricing: link('Pricing', '/#pricing'),
    login: link('Login', '/login'),
  },
  hero: {
    headline: heading('Welcome to {brand}, The Perfect Résumé for Your Pet!'),
    'create-resume': link('Create Résumé', '/form1'),
    'learn-more': link('Learn more', '/#why'),
    pitches: rule('three bullet pitches'),
  },
  why: {
    title: heading('Why Does Your Pet Need a Résumé?'),
    cards: rule('five cards'),
    renting: text('Renting a home'),
    rehoming: text('Rehoming'),
    traveling: text('Traveling'),
    'just-because': text('Just because'),
    sitters: text('Pet sitters'),
    'all-pets': words('all pets'),
  },
  preview: {
    image: rule('a preview image'),
  },
  howitworks: {
    title: heading('How Does it Work?'),
    'step-1': text('Fill out a simple form about your pet'),
    'step-2': text('The AI turns it into a professional résumé'),
    'step-3': text('Download and share anytime'),
    steps: rule('Step 1, Step 2, Step 3'),
  },
  pricing: {
    single: text('$5'),
    download: text('1 download'),
    pack: text('$10'),
    downloads: text('10 downloads'),
    cards: rule('two cards'),
    'create-resume': createResume('/login'),
    'buy-now': link('Buy Now', '/login'),
  },
  'call-to-action': {
    'create-my-free': callToAction('/login'),
    'create-now': link('Create Résumé Now!', '/login'),
  },
  faq: {
    species: rule('lists dogs, cats, birds, rabbits, reptiles, fish'),
    price: rule('says what one download and ten cost, as the pricing does'),
  },
  footer: {
    hero: rule('a quick link to #hero'),
    howitworks: rule('a quick link to #howitworks'),
    pricing: rule('a quick link to #pricing'),
    faqs: rule('a quick link to #faqs'),
    'contact-us': rule('a quick link to #contact-us'),
    contact: words('Canada'),
  },
});

export const landingSignedIn = screen('/', {
  navigation: {
    'my-profile': link('My Profile', '/profile'),
  },
  hero: {
    'create-resume': link('Create Résumé', '/form1'),
  },
  pricing: {
    'create-resume': createResume('/form1'),
    'buy-now': link('Buy Now', '/buy-credits'),
  },
  'call-to-action': {
    'create-my-free': callToAction('/form1'),
    'create-now': link('Create Résumé Now!', '/form1'),
  },
});

export const landingMenu = screen('/', {
  closed: {
    toggled: rule('on small screens the menu collapses into a toggled dropdown'),
  },
  open: {
    home: link('Home', '/#hero'),
    why: link('Why', '/#why'),
    pricing: link('Pricing', '/#pricing'),
    login: link('Login', '/login'),
    closes: rule('closing on any link click'),
  },
});
