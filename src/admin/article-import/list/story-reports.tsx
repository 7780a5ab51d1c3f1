import { Button, Loader, Text, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { withCount } from '../../../domain/text/with-count.ts';
import { type ArticleRow, listReports, type Report } from '../../articles/article-requests.ts';
import { QueryError } from '../../feedback/load-error.tsx';
import { formatMoment } from '../../lists/moments.ts';
import { IconChevronDown } from '../../style/icons.ts';
import classes from '../article-import.module.css';
import { SourceLink } from '../article-state.tsx';

interface ReportsProps {
  article: Pick<ArticleRow, 'id' | 'report_count'>;
  /** Out of the story: it reports another event. */
  onPart: (report: Report) => void;
}

/** How many sources report the row's story, and which: the row opens to them. */
export function Reports({ article, onPart }: ReportsProps) {
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  if (article.report_count < 2) return null;
  return (
    <>
      <UnstyledButton
        className={classes.reportsOpener}
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setOpen(!isOpen)}
      >
        <IconChevronDown size={14} aria-hidden data-open={isOpen || undefined} />
        {withCount(article.report_count, 'šaltinis', 'šaltiniai', 'šaltinių')}
      </UnstyledButton>
      <div id={list} hidden={!isOpen}>
        {isOpen && <ReportList id={article.id} onPart={onPart} />}
      </div>
    </>
  );
}

function ReportList({ id, onPart }: { id: string; onPart: ReportsProps['onPart'] }) {
  const reports = useQuery({
    queryKey: ['articles', 'reports', id],
    queryFn: () => listReports(id),
    meta: { failure: 'Nepavyko užkrauti naujienos šaltinių' },
  });
  if (reports.isPending) return <Loader size="xs" aria-label="Kraunama" />;
  if (reports.isError)
    return <QueryError text="Nepavyko užkrauti naujienos šaltinių" query={reports} />;
  if (reports.data.items.length === 0)
    return (
      <Text size="xs" c="dimmed">
        Kitų šaltinių nebėra.
      </Text>
    );
  return (
    <ul className={classes.reports} aria-label="Kiti naujienos šaltiniai">
      {reports.data.items.map((report) => (
        <li key={report.id}>
          <span>
            {report.original_title}
            <Text span size="xs" c="dimmed" display="block">
              <SourceLink article={report} /> ·{' '}
              {formatMoment(report.original_date ?? report.created_at)}
              {report.is_published && ' · publikuotas'}
            </Text>
          </span>
          <Button
            size="compact-xs"
            variant="default"
            aria-label={`Atskirti: ${report.original_title}`}
            onClick={() => onPart(report)}
          >
            Atskirti
          </Button>
        </li>
      ))}
    </ul>
  );
}
