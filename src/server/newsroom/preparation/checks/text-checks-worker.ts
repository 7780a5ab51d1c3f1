import { answerCalls } from '../../threads/thread-calls.ts';
import { TEXT_CHECKS } from './text-checks.ts';

answerCalls(TEXT_CHECKS);
