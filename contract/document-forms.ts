/**
 * Plain fields, and arguments that bear their variable's name, as the generated documents write them: there are hundreds of each,
 * and as literals they would be twenty-five kilobytes more on each phone.
 */

/* @__NO_SIDE_EFFECTS__ */
export function field(value: string) {
  return { kind: 'Field', name: { kind: 'Name', value } };
}

/* @__NO_SIDE_EFFECTS__ */
export function argument(value: string) {
  const name = { kind: 'Name', value };
  return { kind: 'Argument', name, value: { kind: 'Variable', name } };
}
