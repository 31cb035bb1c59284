/** Works out what comes of an object once, for as long as there is that object. */
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
