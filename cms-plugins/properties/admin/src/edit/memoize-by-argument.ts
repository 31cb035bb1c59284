/** Computes a value once per object, cached for as long as the object exists. */
export function memoizeByArgument<Argument extends object, Value>(
  make: (argument: Argument) => Value,
): (argument: Argument) => Value {
  const cache = new WeakMap<Argument, { value: Value }>();
  return (argument) => {
    const cached = cache.get(argument) ?? { value: make(argument) };
    cache.set(argument, cached);
    return cached.value;
  };
}
