// Counts that somebody looks, lets a reader ask how to reach the owner, and shows it to who was let through.
(() => {
  const slug = location.pathname.split('/')[2];
  const at = (id) => document.getElementById(id);
  const say = (sentence) => {
    at('said').textContent = sentence;
  };
  const post = async (call, body) => {
    const answer = await fetch(`/api/shared/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ slug, ...body }),
      keepalive: true,
    });
    const said = await answer.json();
    if (!answer.ok) throw new Error(said.error);
    return said;
  };

  const print = at('print');
  print.hidden = false;
  print.addEventListener('click', () => window.print());

  // The browser of its owner knows the page for its own.
  const isOwn = () => {
    try {
      return JSON.parse(localStorage.getItem('pawsume.own-links') ?? '[]').includes(slug);
    } catch {
      return false;
    }
  };
  const whenSeen = () => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', whenSeen);
    setTimeout(() => {
      if (document.visibilityState === 'visible') post('opened', {}).catch(() => {});
      else document.addEventListener('visibilitychange', whenSeen);
    }, 2000);
  };
  if (isOwn()) at('own').hidden = false;
  else {
    document.addEventListener('visibilitychange', whenSeen);
    whenSeen();
  }

  const ask = at('ask');
  if (!ask) return;
  ask.hidden = false;
  ask.addEventListener('submit', async (event) => {
    event.preventDefault();
    const button = ask.querySelector('button');
    button.disabled = true;
    try {
      const { msg } = await post('contact-requests', {
        name: ask.elements.name.value,
        email: ask.elements.email.value,
      });
      ask.hidden = true;
      say(msg);
    } catch (error) {
      say((error instanceof TypeError ? '' : error.message) || ask.dataset.failed);
    }
    button.disabled = false;
  });

  const lineOf = ({ label, value, href }) => {
    const line = document.createElement('div');
    const words = document.createElement(href ? 'a' : 'span');
    if (href) words.href = href;
    words.textContent = value;
    const term = document.createElement('dt');
    term.textContent = label;
    const meant = document.createElement('dd');
    meant.append(words);
    line.append(term, meant);
    return line;
  };
  const token = new URLSearchParams(location.hash.slice(1)).get('contact');
  if (!token) return;
  post('contact', { token })
    .then(({ lines }) => {
      const list = document.createElement('dl');
      list.append(...lines.map(lineOf));
      at('reach').replaceChildren(list);
      ask.hidden = true;
      at('reach').scrollIntoView({ block: 'center' });
    })
    .catch((error) => say(error.message));
})();
