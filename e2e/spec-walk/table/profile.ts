import { button, field, heading, link, rule, screen, term, text, way } from './row.ts';

export const profileIncomplete = screen('/profile', {
  profile: {
    'complete-profile': link('Complete Profile', '/edit-profile'),
    'profile-complete': term('Profile Complete'),
    no: text('No'),
    'create-new': link('+ Create New', '/edit-profile'),
    username: rule('the username where there is no name'),
  },
});

export const profile = screen('/profile', {
  profile: {
    avatar: rule('avatar'),
    name: heading('{name}'),
    email: term('Email'),
    username: term('Username'),
    profession: term('Profession'),
    address: term('Address'),
    phone: term('Phone'),
    'profile-complete': term('Profile Complete'),
    yes: text('Yes'),
    credits: rule('download credits'),
    'edit-profile': link('Edit Profile', '/edit-profile'),
    'change-password': link('Change Password', '/change-password'),
    'billing-history': link('Billing History', '/billing-history'),
    'buy-credits': link('Buy Credits', '/buy-credits'),
    resumes: link('My Résumés', '/resumes'),
    logout: button('Logout'),
  },
  'my-resumes': {
    title: heading('My Résumés'),
    picture: rule('picture, pet name and created date'),
    paid: text('Paid'),
    green: rule('Paid is shown green'),
    view: link('View/Download', '/resume/{resume_id}'),
    'create-new': link('+ Create New', '/form1'),
  },
  'my-pets': {
    title: heading('My Pets'),
  },
  pet: {
    modal: rule('clicking a pet opens a modal'),
    type: term('Type'),
    breed: term('Breed'),
    age: term('Age'),
    gender: term('Gender'),
    weight: term('Weight'),
    description: term('Description'),
    owner: rule('owner info: name, email, profession, address, phone'),
    generate: button('Generate Resume by AI'),
  },
  generating: {
    generate: rule('generates and navigates to /resume/{resume_id}'),
  },
  leaving: {
    logout: rule('Logout removes the stored token'),
  },
});

export const profileFailures = screen('/profile', {
  profile: {
    // The specification only logs it; the design leaves nobody before an empty screen.
    other: rule('a profile that cannot be loaded for another reason than a 401 says so, and can be asked for again'),
  },
  pet: { failed: text('Failed to load pet details.') },
  generating: { failed: text('Failed to generate résumé.') },
});

export const editProfile = screen('/edit-profile', {
  form: {
    'full-name': field('Full Name'),
    email: field('Email'),
    profession: field('Profession'),
    address: field('Address'),
    phone: field('Phone'),
    picture: text('Profile Picture'),
    save: button('Save'),
  },
  cropping: {
    square: rule('the picture is cropped square'),
    zoom: rule('a zoom slider from 1 to 3 in steps of 0.1'),
  },
  unfinished: { finish: text('Please finish cropping your image before saving.') },
  'too-large': { large: text('Cropped image too large (max 2 MB). Please crop smaller.') },
  failed: {
    msg: rule("a refused save says the server's msg"),
    else: text('Update failed'),
  },
  saved: { jpeg: rule('the crop is square, exported as JPEG at 0.9 quality'), profile: way('Save', '/profile') },
});
