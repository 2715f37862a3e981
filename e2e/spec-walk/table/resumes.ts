import { area, button, disabledButton, link, rule, screen, settled, text, way, words } from './row.ts';

export const resumes = screen('/resumes', {
  grid: {
    view: link('View', '/resume/{resume_id}', 'View the résumé of {pet_name}'),
    delete: button('Delete', 'Delete the résumé of {pet_name}'),
    new: link('+ New Résumé', '/form1'),
  },
  deleting: { question: settled('Delete this resume?', text('Delete this résumé?')) },
  'without id': { missing: text('Error: Resume ID is missing.') },
  deleted: { gone: rule('the résumé is deleted only after the confirmation') },
});

export const resume = screen('/resume/{id}', {
  'no credits': {
    none: words('You have no credits left.'),
    buy: link('Buy more credits', '/buy-credits'),
    download: disabledButton('Download Résumé'),
    edit: link('✏️ Edit Resume Info', '/resume/{resume_id}/edit'),
    profile: link('Go to Profile', '/profile'),
  },
  preview: {
    a4: rule('A4, 210mm x 297mm'),
    watermark: rule("with a 'PREVIEW' watermark"),
  },
  credits: {
    remaining: text('You have N download credit(s) remaining'),
    download: button('Download Résumé'),
  },
  downloading: {
    label: text('Downloading...'),
    busy: rule('disabled while downloading'),
  },
  downloaded: {
    success: text('✅ Download successful.'),
    refreshed: text('You have N download credit(s) remaining'),
    file: rule('saved as resume_{id}.pdf'),
  },
  'without pet': { edit: rule('✏️ Edit Resume Info only if pet_id is known') },
});

export const resumeFailures = screen('/resume/{id}', {
  preview: { failed: text('Failed to load résumé preview.') },
  'not enough': {
    msg: rule("402 shows the server's error"),
    else: text("You don't have enough credits."),
  },
  download: { failed: text('❌ Failed to download résumé.') },
});

export const editResume = screen('/resume/{id}/edit', {
  form: {
    'one-liner': area('One-liner description'),
    pet: area('Rewritten pet description'),
    owner: area('Rewritten owner description'),
    three: rule('three text areas'),
    cancel: button('Cancel'),
    back: button('Back'),
    save: button('Save Changes'),
  },
  'with pet': { info: way('Edit Pet and Owner Info', '/form1?pet_id={pet_id}') },
  'without pet': { info: rule('Edit Pet and Owner Info only when a pet id is present') },
  leaving: { cancel: rule('Cancel goes back'), back: rule('Back goes back') },
  saving: { saving: text('Saving…') },
  saved: { success: text('Résumé updated successfully!') },
  'load failed': { failed: text('Failed to load résumé data.') },
  'save failed': { failed: text('Failed to update résumé.') },
});
