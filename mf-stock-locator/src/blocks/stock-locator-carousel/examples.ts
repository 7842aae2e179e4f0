/** Named contents: the gallery, thumbnails and tests use them. */
export const examples = {
  'three vehicles': { vehicles: { headline: 'Ready to drive away', list: ['1000', '1001', '1002'] } },
  'no vehicle': { vehicles: { headline: '', list: [] } },
} as const;
