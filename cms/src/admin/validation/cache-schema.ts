type Make<Schema> = (attributes?: object, components?: object, options?: object) => Schema;

const noComponents = {};

/**
 * Creates the validation schema of a content type once per identity of its attributes and components. Schemas for one
 * state of an entry, or with fields left out, are created on every call.
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
