import type { ListedFeed } from '../data/feed-calls';

/** What a person is about to do with a feed. */
export type FeedTask =
  | { readonly kind: 'add' }
  | { readonly kind: 'change' | 'upload' | 'end'; readonly feed: ListedFeed };
