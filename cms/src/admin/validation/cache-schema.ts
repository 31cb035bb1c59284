type Make<Schema> = (attributes?: object, components?: object, options?: object) => Schema;

const noComponents = {};

/**
 * Makes the rules of a content type once, for as long as its attributes and components are the same objects. Those for
 * one state of an entry, or with fields left out, are made whenever they are asked for.
 */
export function cacheSchema<Schema extends object>(make: Make<Schema>): Make<Schema> {
  const made = new WeakMap<object, WeakMap<object, Schema>>();
  return (attributes, components = noComponents, options) => {
    if (!attributes || options) return make(attributes, components, options);
    const ofThese = made.get(attributes) ?? new WeakMap<object, Schema>();
    made.set(attributes, ofThese);
    const known = ofThese.get(components);
    if (known) return known;
    const schema = make(attributes, components);
    ofThese.set(components, schema);
    return schema;
  };
}
