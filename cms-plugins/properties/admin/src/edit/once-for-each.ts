/** Works out what comes of an object once, for as long as there is that object. */
export function onceForEach<Given extends object, Made>(make: (given: Given) => Made): (given: Given) => Made {
  const made = new WeakMap<Given, { value: Made }>();
  return (given) => {
    const known = made.get(given) ?? { value: make(given) };
    made.set(given, known);
    return known.value;
  };
}
