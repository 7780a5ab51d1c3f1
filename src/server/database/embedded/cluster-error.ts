type Kind =
  /** There should be a cluster, and there is none. */
  | 'missing'
  /** The cluster is another folder's, of which this one is a copy. */
  | 'copied'
  /** This folder was copied while the product or its PostgreSQL was at work in the original. */
  | 'copied-at-work'
  /** The cluster is of another installation. */
  | 'foreign'
  /** The cluster's files belong to another user of the system. */
  | 'owner'
  /** PostgreSQL's user cannot enter the folder. */
  | 'unreachable';

interface About {
  path: string;
  /** The original's folder, where it is known. */
  other?: string | undefined;
}

/** The database of this folder cannot be used as it is; nothing was stopped or changed. */
export class ClusterError extends Error {
  readonly kind: Kind;
  readonly about: About;

  constructor(kind: Kind, about: About) {
    super(`The cluster at ${about.path} cannot be used: ${kind}`);
    this.name = 'ClusterError';
    this.kind = kind;
    this.about = about;
  }
}
