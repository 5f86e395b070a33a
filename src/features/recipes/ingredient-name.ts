/** A food's name in a list of ingredients. */
interface NamedFood {
  name_EE: string;
  partitive_EE: string | null;
}

/** „kartuleid“, as it stands after „400 g“ and before „maitse järgi“. Where the table does not say, the name in lower case. */
export function ingredientWords({ name_EE, partitive_EE }: NamedFood): string {
  return partitive_EE ?? name_EE.charAt(0).toLocaleLowerCase('et') + name_EE.slice(1);
}
