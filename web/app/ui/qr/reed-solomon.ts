/** Arithmetic of the field with 256 elements that QR codes use (x⁸ + x⁴ + x³ + x² + 1). */
const powers: number[] = [];
for (let power = 0, value = 1; power < 255; power++) {
  powers.push(value);
  value = value < 128 ? value << 1 : (value << 1) ^ 0x11d;
}
const logs = new Map(powers.map((value, power) => [value, power]));

function times(one: number, other: number): number {
  const [a, b] = [logs.get(one), logs.get(other)];
  return a === undefined || b === undefined ? 0 : (powers[(a + b) % 255] ?? 0);
}

/** Coefficients after the leading 1 of (x − 1)(x − 2)(x − 4)… */
function divisor(degree: number): number[] {
  let factors = [1];
  for (let power = 0; power < degree; power++) {
    const root = powers[power] ?? 0;
    const longer = [...factors, 0];
    factors.forEach((factor, at) => (longer[at + 1] = (longer[at + 1] ?? 0) ^ times(factor, root)));
    factors = longer;
  }
  return factors.slice(1);
}

/** The codewords that let a reader mend what a smudge took. */
export function errorCorrection(data: readonly number[], count: number): number[] {
  const factors = divisor(count);
  let rest: number[] = Array.from({ length: count }, () => 0);
  for (const codeword of data) {
    const lead = codeword ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0];
    rest = rest.map((value, at) => value ^ times(factors[at] ?? 0, lead));
  }
  return rest;
}
