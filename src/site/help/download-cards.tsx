import { help } from '../../content/help.ts';
import { type RemoteAccessDownload, remoteAccessDownloads } from '../../content/remote-access.ts';

export function DownloadCards({ downloads = remoteAccessDownloads }) {
  return (
    <section className="section bg-paper">
      <div className="wrap">
        <h2 className="h2">{help.downloads.heading}</h2>
        <p className="lead text-soft mt-5">{help.downloads.lead}</p>
        <ul className="downloads">
          {downloads.map((download) => (
            <DownloadCard key={download.platform} {...download} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function DownloadCard(download: RemoteAccessDownload) {
  const { action, publisher, hash, sample } = help.downloads;
  return (
    <li>
      <h3 className="h3">{download.platform}</h3>
      <p>{download.note}</p>
      <dl>
        {download.publisher && (
          <>
            <dt>{publisher}</dt>
            <dd>{download.publisher}</dd>
          </>
        )}
        {download.sha256 && (
          <>
            <dt>{hash}</dt>
            <dd className="hash">{download.sha256}</dd>
          </>
        )}
      </dl>
      <a className="btn" href={download.target} rel="noopener">
        {action}
        <span className="sr-only">: {download.platform}</span>
      </a>
      {download.isSample && <p className="sample">{sample}</p>}
    </li>
  );
}
