import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** Mails to friends that one address may ask for: enough for a family, nothing for who writes to strangers. */
export const friendMailsAnHour = 5;

const limiter = new RateLimiterMemory({ points: friendMailsAnHour, duration: 3600 });

export async function mayWriteToFriend(visitorAddress: string): Promise<boolean> {
  try {
    await limiter.consume(visitorAddress);
    return true;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return false;
    throw refusal;
  }
}
