import metadata from '../../../package.json' with { type: 'json' };

export const PRODUCT_VERSION: string = metadata.version;
