/** A mail address as one person has it, however it was typed: two that differ in case are one. */
export const personKey = (address: string): string => address.normalize("NFC").trim().toLowerCase();
