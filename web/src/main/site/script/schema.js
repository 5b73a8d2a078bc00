/* Messages of the page around this one are checked against the schema that is published. */

export const ORDERS = {/* orders of messages.schema.json */};

const KINDS = { string: 'string', boolean: 'boolean', integer: 'number', object: 'object', array: 'object' };

/* What is wrong with a value, as a sentence, or nothing; of JSON Schema what our schema uses. */
export function mismatch(value, schema, name) {
  if ('const' in schema && value !== schema.const) return `${name} is not ${JSON.stringify(schema.const)}`;
  if (schema.enum && !schema.enum.includes(value)) return `${name} is not one of ${schema.enum.join(', ')}`;
  const { type } = schema;
  if (type && (value === null || typeof value !== KINDS[type] || Array.isArray(value) !== (type === 'array')
    || type === 'integer' && !Number.isInteger(value))) return `${name} is no ${type}`;
  if (value.length > schema.maxLength) return `${name} is longer than ${schema.maxLength}`;
  if (value < schema.minimum || value > schema.maximum) return `${name} is not from ${schema.minimum} to ${schema.maximum}`;
  if (type === 'array') return mismatchOfItems(value, schema, name);
  return type === 'object' ? mismatchOfMembers(value, schema, name) : '';
}

function mismatchOfItems(list, schema, name) {
  if (list.length > schema.maxItems) return `${name} has more than ${schema.maxItems}`;
  for (const item of list) {
    const wrong = mismatch(item, schema.items, `of ${name}, ${JSON.stringify(item)?.slice(0, 60)}`);
    if (wrong) return wrong;
  }
  return '';
}

function mismatchOfMembers(members, schema, name) {
  const names = Object.keys(members);
  const known = schema.properties ?? {};
  const missing = schema.required?.find(each => !Object.hasOwn(members, each));
  if (missing) return `${name} has no ${missing}`;
  if (names.length > schema.maxProperties) return `${name} has more than ${schema.maxProperties} members`;
  for (const each of names) {
    if (each.length > (schema.propertyNames?.maxLength ?? Infinity)) return `${name} has a member with too long a name`;
    const wanted = Object.hasOwn(known, each) ? known[each] : schema.additionalProperties;
    const wrong = wanted ? mismatch(members[each], wanted, each) : `${name} has an unknown member ${each.slice(0, 60)}`;
    if (wrong) return wrong;
  }
  return '';
}
