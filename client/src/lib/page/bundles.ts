/** Fluent bundles of one language from several texts; later texts override earlier ones. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export function bundleOfTexts(tag: string, ...texts: (string | undefined)[]): FluentBundle {
  const bundle = new FluentBundle(tag, { useIsolating: false });
  for (const text of texts) if (text) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** A message, or undefined where it or something that it refers to is not written. */
export function filled(
  bundle: FluentBundle,
  id: string,
  values: Record<string, FluentVariable> = {},
): string | undefined {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return undefined;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, values, errors);
  return errors.some(isUnwritten) ? undefined : text;
}

const isUnwritten = (error: Error): boolean => /^Unknown (term|message|attribute)/.test(error.message);
