import { withCount } from '../../domain/text/with-count.ts';
import { formatMoment } from '../lists/moments.ts';

interface HealthFields {
  is_active: boolean;
  last_fetched_at: string | null;
  last_success_at: string | null;
  last_new_item_at: string | null;
  /** When the automatic import reads it; null when nothing is planned. */
  next_read_at: string | null;
  consecutive_errors: number;
  last_error: string | null;
  /** What a person should know although it reads well. */
  notice: string | null;
}

interface SourceHealth {
  label: string;
  color: 'sea' | 'red' | 'gray';
  /** Line by line, most important first. */
  details: string[];
}

/** How a source is doing, from what its last fetches left on the row. */
export function describeHealth(source: HealthFields): SourceHealth {
  const details: string[] = [];
  if (source.last_error) details.push(source.last_error);
  if (source.notice) details.push(source.notice);
  if (source.last_success_at) details.push(`Pavyko ${formatMoment(source.last_success_at)}`);
  else if (source.last_fetched_at) details.push('Dar nė karto nepavyko');
  if (source.last_new_item_at)
    details.push(`Naujas straipsnis ${formatMoment(source.last_new_item_at)}`);
  else if (source.last_success_at) details.push('Naujų straipsnių dar nebuvo');
  if (source.next_read_at) details.push(`Kitas tikrinimas ${formatMoment(source.next_read_at)}`);

  if (source.last_error) {
    const times =
      source.consecutive_errors > 1
        ? ` (${withCount(source.consecutive_errors, 'kartą', 'kartus', 'kartų')} iš eilės)`
        : '';
    return { label: `Klaida${times}`, color: 'red', details };
  }
  if (!source.is_active) return { label: 'Netikrinamas', color: 'gray', details };
  if (!source.last_fetched_at) return { label: 'Dar netikrintas', color: 'gray', details };
  return { label: 'Veikia', color: 'sea', details };
}
