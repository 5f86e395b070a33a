/** A food's name in an ingredient list. */
interface NamedFood {
  name_EE: string;
  partitive_EE: string | null;
}

/**
 * „kartuleid“, as written after „400 g“ and before „maitse järgi“. Without an entry in the table, the lower-case
 * name.
 */
export function ingredientWords({ name_EE, partitive_EE }: NamedFood): string {
  return partitive_EE ?? name_EE.charAt(0).toLocaleLowerCase('et') + name_EE.slice(1);
}
