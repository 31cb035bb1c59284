/** The marquee numbers of PROP-10 that other formats have words for. */
export const marquees = { onOffer: 0, option: 2, sold: 3, rented: 4 } as const;
