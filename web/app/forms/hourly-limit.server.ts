import type { FormDefinition, FormKey } from "@gevel/config";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

const limiters = new Map<FormKey, RateLimiterMemory>();

/** Of this form one address sends so many an hour as its definition says. */
export async function isWithinLimit(
  form: FormKey,
  { hourly }: FormDefinition,
  visitorAddress: string,
): Promise<boolean> {
  if (hourly === undefined) return true;
  const limiter = limiters.get(form) ?? new RateLimiterMemory({ points: hourly, duration: 3600 });
  limiters.set(form, limiter);
  try {
    await limiter.consume(visitorAddress);
    return true;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return false;
    throw refusal;
  }
}
