/** The marquee numbers of PROP-10 that other formats can express. */
export const marquees = { onOffer: 0, option: 2, sold: 3, rented: 4 } as const;
