import { serveRpc } from '../../workers/worker-rpc.ts';
import { TEXT_CHECKS } from './text-checks.ts';

serveRpc(TEXT_CHECKS);
