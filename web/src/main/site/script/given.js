/* What the address brings along behind its #: a record, as a link has it or as its text, a position or an exercise. Nothing of it reaches a server. */

/* Characters. */
const LONGEST_GIVEN = 65536;

/* Letters that are long to escape are shorter so: base64url of UTF-8, behind a ~. */
function ofBase64(text) {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), sign => sign.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

/* null: nothing; without a text: something that can't be read. */
export function givenIn(hash) {
  const [, kind, escaped] = /^#([gprtx])=(.*)$/s.exec(hash) ?? [];
  if (!kind) return null;
  if (escaped.length > 3 * LONGEST_GIVEN) return { kind, text: null };
  if (kind === 'g' || kind === 't') return { kind, text: escaped.length > LONGEST_GIVEN ? null : escaped };
  try {
    const text = escaped.startsWith('~') ? ofBase64(escaped.slice(1)) : decodeURIComponent(escaped);
    return { kind, text: text.length > LONGEST_GIVEN ? null : text };
  } catch {
    return { kind, text: null };
  }
}
