/** The bracket form in which Stripe's API takes parameters: `items[0][price]=p&metadata[tier]=VIP`. */
export type FormValue = string | FormFields;
export interface FormFields {
  [name: string]: FormValue;
}

const MAX_DEPTH = 6;

/** Lists come out as objects with the keys 0, 1, …; `listOf` reads them. */
export function readForm(text: string): FormFields {
  const form: FormFields = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = '', ...rest] = name.replaceAll(']', '').split('[');
    if (rest.length < MAX_DEPTH) put(form, [first, ...rest], value);
  }
  return form;
}

function put(form: FormFields, path: readonly string[], value: string): void {
  let place = form;
  path.forEach((step, index) => {
    const key = step === '' ? String(Object.keys(place).length) : step;
    if (index === path.length - 1) {
      place[key] = value;
      return;
    }
    const next = place[key];
    const inner: FormFields = typeof next === 'object' ? next : Object.create(null);
    place[key] = inner;
    place = inner;
  });
}

export function textOf(form: FormFields, name: string): string | null {
  const value = form[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

export function fieldsOf(form: FormFields, name: string): FormFields {
  const value = form[name];
  return typeof value === 'object' ? value : {};
}

export function listOf(form: FormFields, name: string): FormValue[] {
  return Object.values(fieldsOf(form, name));
}

/** The plain texts of an object, as `metadata` has them. */
export function textsOf(form: FormFields, name: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fieldsOf(form, name)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
